import type { SeedEntry } from '../types';

export default [
  {
    shared: { Near: 60, Far: 45, Outside: 30, RentalFee: 180, DisplayOrder: 1 },
    ar: { Port: 'ميناء جدة' },
    en: { Port: 'Jeddah Port' },
  },
  {
    shared: { Near: 57, Far: 42.5, Outside: 28.5, RentalFee: 172, DisplayOrder: 2 },
    ar: { Port: 'ميناء الدمام' },
    en: { Port: 'Dammam Port' },
  },
  {
    shared: { Near: 54, Far: 40, Outside: 27, RentalFee: 164, DisplayOrder: 3 },
    ar: { Port: 'ميناء الجبيل الصناعي' },
    en: { Port: 'Jubail Industrial Port' },
  },
  {
    shared: { Near: 51, Far: 37.5, Outside: 25.5, RentalFee: 156, DisplayOrder: 4 },
    ar: { Port: 'ميناء ينبع الصناعي' },
    en: { Port: 'Yanbu Industrial Port' },
  },
  {
    shared: { Near: 48, Far: 35, Outside: 24, RentalFee: 148, DisplayOrder: 5 },
    ar: { Port: 'ميناء الجبيل التجاري' },
    en: { Port: 'Jubail Commercial Port' },
  },
  {
    shared: { Near: 45, Far: 32.5, Outside: 22.5, RentalFee: 140, DisplayOrder: 6 },
    ar: { Port: 'ميناء ينبع التجاري' },
    en: { Port: 'Yanbu Commercial Port' },
  },
  {
    shared: { Near: 42, Far: 30, Outside: 21, RentalFee: 132, DisplayOrder: 7 },
    ar: { Port: 'ميناء جازان' },
    en: { Port: 'Jazan Port' },
  },
  {
    shared: { Near: 39, Far: 27.5, Outside: 19.5, RentalFee: 124, DisplayOrder: 8 },
    ar: { Port: 'ميناء رأس الخير' },
    en: { Port: 'Ras Al-Khair Port' },
  },
  {
    shared: { Near: 36, Far: 25, Outside: 18, RentalFee: 116, DisplayOrder: 9 },
    ar: { Port: 'ميناء ضباء' },
    en: { Port: 'Duba Port' },
  },
  {
    shared: { Near: 33, Far: 22.5, Outside: 16.5, RentalFee: 108, DisplayOrder: 10 },
    ar: { Port: 'ميناء الخفجي' },
    en: { Port: 'Khafji Port' },
  },
] satisfies SeedEntry[];
