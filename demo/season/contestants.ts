/** An invented contestant of the demo season, with a portrait from the artwork that fits. */
export type Contestant = {
  ar: string;
  en: string;
  /** The id of a country in `domain/countries.ts`. */
  country: number;
  /** The name of a portrait file in the artwork, without extension. */
  portrait: string;
  /** The mean of the jury's scores, 0 to 100. */
  evaluation: number;
  /** How many votes this contestant attracts, relative to the group. */
  draw: number;
};

function contestant(
  ar: string,
  en: string,
  country: number,
  portrait: string,
  evaluation: number,
  draw: number,
): Contestant {
  return { ar, en, country, portrait, evaluation, draw };
}

const first: readonly Contestant[] = [
  contestant('هيثم بن سعيد الحارثي', 'Haitham Al Harthi', 1, 'p20', 81.35, 20),
  contestant('أسماء بنت خلفان الريامية', 'Asma Al Riyami', 1, 'p07', 84.1, 17),
  contestant('راشد المزروعي', 'Rashid Al Mazrouei', 3, 'p06', 76.2, 13),
  contestant('ريما الخطيب', 'Rima Al Khatib', 13, 'p09', 88.4, 11),
  contestant('أمين بن يوسف', 'Amine Benyoucef', 15, 'p08', 79.75, 9),
  contestant('هدى الشناوي', 'Hoda El Shenawy', 7, 'p37', 82.6, 8),
  contestant('بدر بن سليمان المعمري', 'Badr Al Maamari', 1, 'p35', 74.9, 8),
  contestant('سلمى الغربي', 'Selma Gharbi', 16, 'p14', 77.15, 6),
  contestant('علي الجبوري', 'Ali Al Jubouri', 11, 'p43', 72.3, 5),
  contestant('هالة عبد الرحيم', 'Hala Abdelrahim', 18, 'p54', 80.05, 3),
];

const second: readonly Contestant[] = [
  contestant('مازن بن خميس الهنائي', 'Mazin Al Hinai', 1, 'p23', 78.9, 18),
  contestant('أروى الصنعاني', 'Arwa Al Sanani', 12, 'p47', 85.55, 14),
  contestant('مشاري الرشيدي', 'Mishari Al Rashidi', 5, 'p31', 75.4, 14),
  contestant('دانا نصّار', 'Dana Nassar', 10, 'p39', 87.2, 12),
  contestant('سيف بن راشد الشكيلي', 'Saif Al Shukaili', 1, 'p41', 73.65, 11),
  contestant('جواهر الدوسري', 'Jawaher Al Dosari', 2, 'p62', 79.3, 9),
  contestant('طارق منير', 'Tarek Mounir', 7, 'p30', 83.8, 8),
  contestant('إيمان العلوي', 'Imane Alaoui', 14, 'p19', 81.1, 6),
  contestant('جاد خوري', 'Jad Khoury', 9, 'p40', 76.85, 5),
  contestant('رحاب النور', 'Rihab Elnour', 18, 'p32', 74.2, 3),
];

const third: readonly Contestant[] = [
  contestant('سالم بن حمد الكندي', 'Salim Al Kindi', 1, 'p01', 86.45, 23),
  contestant('مريم عبدالله البلوشي', 'Mariam Al Balushi', 1, 'p02', 88.9, 19),
  contestant('ياسر العمري', 'Yasser Al Omari', 2, 'p25', 79.15, 14),
  contestant('لينا حدّاد', 'Lina Haddad', 9, 'p34', 84.7, 11),
  contestant('عبدالرحمن بن ناصر السيابي', 'Abdulrahman Al Siyabi', 1, 'p16', 77.5, 9),
  contestant('نور الهاشمي', 'Noor Al Hashimi', 8, 'p12', 83.25, 7),
  contestant('يوسف المنصوري', 'Youssef El Mansouri', 14, 'p36', 80.6, 6),
  contestant('فاطمة الزدجالي', 'Fatma Al Zadjali', 1, 'p17', 78.05, 5),
  contestant('كريم عبد السلام', 'Karim Abdel Salam', 7, 'p58', 75.95, 4),
  contestant('مصطفى الطيّب', 'Mustafa Eltayeb', 18, 'p21', 73.4, 2),
];

const fourth: readonly Contestant[] = [
  contestant('ناصر بن علي الرواحي', 'Nasser Al Rawahi', 1, 'p26', 82.15, 17),
  contestant('شيخة بنت سالم الغافرية', 'Shaikha Al Ghafri', 1, 'p42', 85.3, 15),
  contestant('جاسم الكواري', 'Jassim Al Kuwari', 4, 'p50', 74.55, 13),
  contestant('تالا العبادي', 'Tala Al Abbadi', 8, 'p59', 86.7, 12),
  contestant('حمزة التليلي', 'Hamza Tlili', 16, 'p55', 78.45, 10),
  contestant('زينب الموسوي', 'Zainab Al Mousawi', 11, 'p22', 83.9, 9),
  contestant('أحمد بن جمعة الفارسي', 'Ahmed Al Farsi', 1, 'p60', 76.1, 8),
  contestant('نادين شوقي', 'Nadine Shawky', 7, 'p44', 80.85, 7),
  contestant('سامر الأتاسي', 'Samer Al Atassi', 13, 'p18', 77.6, 5),
  contestant('آية المصراتي', 'Aya Al Misrati', 17, 'p49', 75.25, 4),
];

const fifth: readonly Contestant[] = [
  contestant('يعقوب بن محمد الحوسني', 'Yaqoub Al Hosni', 1, 'p45', 79.5, 18),
  contestant('نورة الدوي', 'Noora Al Dowi', 6, 'p52', 84.95, 14),
  contestant('سلطان الغامدي', 'Sultan Al Ghamdi', 2, 'p53', 76.75, 13),
  contestant('ليليا بوزيد', 'Lilia Bouzid', 15, 'p64', 87.8, 12),
  contestant('عمّار الحضرمي', 'Ammar Al Hadhrami', 12, 'p61', 75.1, 10),
  contestant('عائشة بنت حمود الوهيبية', 'Aisha Al Wahaibi', 1, 'p57', 82.4, 9),
  contestant('يزن قاسم', 'Yazan Qasem', 10, 'p33', 80.2, 8),
  contestant('هند برادة', 'Hind Berrada', 14, 'p24', 81.65, 7),
  contestant('إلياس سعادة', 'Elias Saadeh', 9, 'p15', 77.95, 5),
  contestant('حمد بن سعيد البوسعيدي', 'Hamad Al Busaidi', 1, 'p48', 73.8, 4),
];

/** The contestants of each group, in the order of the groups. */
export const contestantGroups: readonly (readonly Contestant[])[] = [first, second, third, fourth, fifth];
