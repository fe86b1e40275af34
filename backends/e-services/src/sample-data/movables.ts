import type { Unit } from '@ports-authority/e-services-contract';
import { hoursAfter } from '../dates.js';
import { SAMPLE_PORTS } from './ports.js';
import { seeded } from './random.js';

type Pair = readonly [ar: string, en: string];

/** Classification → item → movables, with the largest stock and the unit if it is not pieces. */
const CATALOGUE: readonly {
  title: Pair;
  items: readonly {
    title: Pair;
    movables: readonly (readonly [...Pair, most: number, unit?: Unit])[];
  }[];
}[] = [
  {
    title: ['المعدات البحرية', 'Marine equipment'],
    items: [
      {
        title: ['معدات الرسو والربط', 'Mooring and berthing equipment'],
        movables: [
          ['مصد مطاطي أسطواني مستعمل', 'Used cylindrical rubber fender', 40],
          ['حبل ربط قطره 64 ملم', 'Mooring rope, 64 mm', 120],
          ['عوامة إرشاد بحرية', 'Navigation buoy', 12],
          ['مرساة حديدية وزنها طنان', 'Steel anchor, two tonnes', 9],
          ['سلسلة إرساء طولها 27 مترًا', 'Anchor chain, 27 metres', 25],
        ],
      },
      {
        title: ['معدات السلامة البحرية', 'Marine safety equipment'],
        movables: [
          ['سترة نجاة للبالغين', 'Adult life jacket', 300],
          ['طوق نجاة بحبل', 'Lifebuoy with line', 150],
          ['طوف نجاة قابل للنفخ', 'Inflatable life raft', 10],
          ['حاجز مطاطي لاحتواء التلوث', 'Rubber oil-containment boom', 18],
          ['منظار ملاحي', 'Marine binoculars', 35],
        ],
      },
      {
        title: ['قطع غيار القوارب', 'Boat spare parts'],
        movables: [
          ['مروحة دفع برونزية', 'Bronze propeller', 8],
          ['محرك قارب خارجي مستعمل', 'Used outboard engine', 14],
          ['مضخة مياه بحرية', 'Sea-water pump', 30],
          ['مولد كهربائي بحري قدرته 40 كيلوواط', 'Marine generator, 40 kW', 6],
          ['جهاز رادار ملاحي مستعمل', 'Used navigation radar', 5],
        ],
      },
      {
        title: ['معدات المناولة', 'Cargo-handling equipment'],
        movables: [
          ['رافعة شوكية حمولة 3 أطنان', 'Forklift truck, three tonnes', 7],
          ['ماسكة حاويات (سبريدر) 20 قدمًا', 'Container spreader, 20 feet', 4],
          ['عربة نقل يدوية', 'Hand pallet truck', 60],
          ['شبكة مناولة من الحبال', 'Rope cargo net', 90],
          ['ميزان أرضي للشاحنات مستعمل', 'Used truck weighbridge', 3],
        ],
      },
    ],
  },
  {
    title: ['المركبات والآليات', 'Vehicles and machinery'],
    items: [
      {
        title: ['سيارات الخدمة', 'Service vehicles'],
        movables: [
          ['سيارة دفع رباعي مستعملة', 'Used four-wheel-drive vehicle', 15],
          ['سيارة نقل خفيف مستعملة', 'Used pick-up truck', 22],
          ['حافلة صغيرة تتسع لـ15 راكبًا', 'Minibus, 15 seats', 9],
          ['سيارة إسعاف مستعملة', 'Used ambulance', 4],
          ['دراجة نارية للحراسة', 'Security patrol motorcycle', 16],
        ],
      },
      {
        title: ['الشاحنات والمقطورات', 'Trucks and trailers'],
        movables: [
          ['رأس جرّار مستعمل', 'Used tractor unit', 11],
          ['مقطورة مسطحة طولها 12 مترًا', 'Flatbed trailer, 12 metres', 13],
          ['صهريج مياه سعته 18 طنًا', 'Water tanker, 18 tonnes', 6],
          ['شاحنة قلابة مستعملة', 'Used tipper truck', 8],
          ['مقطورة حاويات قياس 40 قدمًا', 'Container trailer, 40 feet', 17],
        ],
      },
      {
        title: ['معدات الورش', 'Workshop equipment'],
        movables: [
          ['ضاغط هواء قدرته 75 كيلوواط', 'Air compressor, 75 kW', 10],
          ['آلة لحام كهربائي', 'Electric welding machine', 28],
          ['رافعة هيدروليكية للمركبات', 'Hydraulic vehicle lift', 7],
          ['مخرطة معادن مستعملة', 'Used metal lathe', 3],
          ['صندوق عدد يدوية متكامل', 'Complete hand-tool chest', 45],
        ],
      },
      {
        title: ['المولدات والكهرباء', 'Generators and electrical equipment'],
        movables: [
          ['مولد ديزل قدرته 250 كيلوفولت أمبير', 'Diesel generator, 250 kVA', 6],
          ['محول كهربائي مستعمل', 'Used transformer', 9],
          ['لوحة توزيع كهربائية', 'Electrical distribution board', 26],
          ['كشاف إنارة للساحات', 'Yard floodlight', 140],
          ['كابل نحاسي بالمتر', 'Copper cable, by the metre', 2500, 'metre'],
        ],
      },
    ],
  },
  {
    title: ['الأثاث والتجهيزات المكتبية', 'Office furniture and equipment'],
    items: [
      {
        title: ['المكاتب والطاولات', 'Desks and tables'],
        movables: [
          ['مكتب موظف خشبي', 'Wooden office desk', 110],
          ['طاولة اجتماعات لعشرة أشخاص', 'Meeting table for ten', 12],
          ['طاولة حاسب', 'Computer table', 85],
          ['طاولة طعام لأربعة أشخاص', 'Canteen table for four', 40],
          ['مكتب استقبال', 'Reception desk', 8],
        ],
      },
      {
        title: ['الكراسي', 'Chairs'],
        movables: [
          ['كرسي مكتب دوّار', 'Swivel office chair', 200],
          ['كرسي انتظار بثلاثة مقاعد', 'Waiting bench, three seats', 55],
          ['كرسي قاعة تدريب', 'Training room chair', 160],
          ['أريكة استقبال', 'Reception sofa', 18],
          ['كرسي مدير', 'Executive chair', 24],
        ],
      },
      {
        title: ['الحفظ والتخزين', 'Storage and filing'],
        movables: [
          ['خزانة ملفات معدنية', 'Metal filing cabinet', 95],
          ['رف مستودعات قابل للتركيب', 'Demountable warehouse rack', 130],
          ['خزنة حديدية', 'Steel safe', 7],
          ['خزانة ملابس للعاملين', 'Staff locker', 75],
          ['مكتبة خشبية', 'Wooden bookcase', 32],
        ],
      },
      {
        title: ['الأجهزة المكتبية', 'Office machines'],
        movables: [
          ['حاسب مكتبي مستعمل', 'Used desktop computer', 180],
          ['شاشة عرض قياس 24 بوصة', 'Monitor, 24 inches', 210],
          ['طابعة ليزر مستعملة', 'Used laser printer', 48],
          ['آلة تصوير مستندات', 'Photocopier', 14],
          ['جهاز عرض ضوئي', 'Projector', 20],
        ],
      },
    ],
  },
];

const DEPARTMENTS = [
  'Warehouses Department',
  'Inventory Control Unit',
  'Support Services Department',
];
const SITES_PER_MOVABLE = 2;

/** Three classifications with four items each. */
export function sampleCategories() {
  const main = CATALOGUE.map(({ title }, index) => ({
    id: index + 1,
    titleAr: title[0],
    title: title[1],
  }));
  const sub = CATALOGUE.flatMap(({ items }, mainIndex) =>
    items.map(({ title }, index) => ({
      id: (mainIndex + 1) * 10 + index + 1,
      mainCategoryId: mainIndex + 1,
      titleAr: title[0],
      title: title[1],
    })),
  );
  return { main, sub };
}

/**
 * 120 movables: sixty kinds at two ports each, with their initial stock.
 * @param day YYYY-MM-DD; they were created before it
 */
export function sampleMovables(day: string) {
  const random = seeded(7501);
  const kinds = CATALOGUE.flatMap(({ items }, mainIndex) =>
    items.flatMap(({ movables }, index) =>
      movables.map((movable) => ({ movable, subCategoryId: (mainIndex + 1) * 10 + index + 1 })),
    ),
  );
  return kinds.flatMap(({ movable: [titleAr, title, most, unit = 'piece'], subCategoryId }, kind) =>
    Array.from({ length: SITES_PER_MOVABLE }, (_, site) => {
      const age = random.between(20, 400);
      return {
        id: 1000 + kind * SITES_PER_MOVABLE + site + 1,
        subCategoryId,
        portId: SAMPLE_PORTS[(kind + site * 5) % SAMPLE_PORTS.length]!.id,
        title,
        titleAr,
        unit,
        available: String(Math.max(2, Math.round(most * (0.3 + 0.7 * random.next())))),
        createdAt: hoursAfter(day, 10 - age * 24),
        modifiedAt: hoursAfter(day, 11 - random.between(1, age) * 24),
        author: random.pick(DEPARTMENTS),
        editor: random.pick(DEPARTMENTS),
      };
    }),
  );
}
