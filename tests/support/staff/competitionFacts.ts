/** Invented competitions of the house. */
export const singing = { id: 'singing'.padEnd(22, '0'), name_ar: 'الغناء', name_en: 'Singing' };
export const poetry = { id: 'poetry'.padEnd(22, '0'), name_ar: 'الشعر', name_en: null };
