/** The zone of everything that no event says its own of: caps, flags, birthdays and what is written on screens (decision D32). */
export const MUSCAT = 'Asia/Muscat';
