import { SAMPLE_PORTS, type SamplePort } from './ports.js';
import { seeded, type Random } from './random.js';

type Pair = readonly [ar: string, en: string];

const NAMES: readonly Pair[] = [
  ['المرسى', 'Al-Marsa'],
  ['الشراع', 'Al-Shiraa'],
  ['الصاري', 'Al-Sari'],
  ['المنارة', 'Al-Manara'],
  ['الموج', 'Al-Mawj'],
  ['اللؤلؤة', 'Al-Lulua'],
  ['المرجان', 'Al-Murjan'],
  ['الأفق', 'Al-Ofoq'],
  ['البوصلة', 'Al-Bawsala'],
  ['الربّان', 'Al-Rubban'],
  ['السفينة', 'Al-Safina'],
  ['الخليج', 'Al-Khaleej'],
  ['الساحل', 'Al-Sahel'],
  ['الشاطئ', 'Al-Shati'],
  ['المدار', 'Al-Madar'],
  ['الرافد', 'Al-Rafid'],
  ['الواحة', 'Al-Waha'],
  ['النخبة', 'Al-Nukhba'],
  ['الروّاد', 'Al-Ruwwad'],
  ['الأمواج', 'Al-Amwaj'],
  ['المحيط', 'Al-Muheet'],
  ['القارب', 'Al-Qarib'],
  ['الشروق', 'Al-Shurooq'],
  ['الضياء', 'Al-Diyaa'],
  ['السراج', 'Al-Siraj'],
  ['النورس', 'Al-Nawras'],
  ['الصقر', 'Al-Saqr'],
  ['العقيق', 'Al-Aqeeq'],
  ['الياقوت', 'Al-Yaqoot'],
  ['الزمرد', 'Al-Zumurrud'],
  ['الفيروز', 'Al-Fayrooz'],
  ['الجوهرة', 'Al-Jawhara'],
  ['الدانة', 'Al-Dana'],
  ['المرفأ', 'Al-Marfa'],
  ['الرصيف', 'Al-Raseef'],
  ['العبور', 'Al-Uboor'],
  ['المسار', 'Al-Masar'],
  ['الملتقى', 'Al-Multaqa'],
  ['الجسر', 'Al-Jisr'],
  ['الوفاء', 'Al-Wafaa'],
  ['الأمانة', 'Al-Amana'],
  ['الإتقان', 'Al-Itqan'],
  ['الريادة', 'Al-Riyada'],
  ['السهم', 'Al-Sahm'],
  ['الشمال', 'Al-Shamal'],
  ['الجنوب', 'Al-Janoob'],
  ['المشرق', 'Al-Mashriq'],
  ['الفجر', 'Al-Fajr'],
  ['الأثير', 'Al-Atheer'],
  ['الرحلة', 'Al-Rihla'],
];

/** Patterns of an agent's name and its company's. */
const FORMS: readonly ((name: Pair) => { title: Pair; company: Pair })[] = [
  ([ar, en]) => ({
    title: [`وكالة ${ar} الملاحية`, `${en} Shipping Agency`],
    company: [`شركة ${ar} للملاحة المحدودة`, `${en} Navigation Company Limited`],
  }),
  ([ar, en]) => ({
    title: [`${ar} للوكالات البحرية`, `${en} Marine Agencies`],
    company: [`مؤسسة ${ar} للوكالات البحرية`, `${en} Marine Agencies Establishment`],
  }),
  ([ar, en]) => ({
    title: [`توكيلات ${ar} للسفن`, `${en} Ship Agents`],
    company: [`شركة ${ar} للخدمات البحرية`, `${en} Maritime Services Company`],
  }),
];

const STREETS: readonly Pair[] = [
  ['شارع الميناء', 'Port Street'],
  ['طريق الكورنيش', 'Corniche Road'],
  ['شارع الجمارك', 'Customs Street'],
  ['شارع التجارة', 'Commerce Street'],
  ['طريق المستودعات', 'Warehouses Road'],
  ['شارع البحر', 'Sea Street'],
];

const DISTRICTS: readonly Pair[] = [
  ['حي الشاطئ', 'Al-Shati District'],
  ['حي الميناء', 'Port District'],
  ['حي النخيل', 'Al-Nakheel District'],
  ['حي الصفا', 'Al-Safa District'],
  ['حي الواحة', 'Al-Waha District'],
];

const DESCRIPTIONS: readonly Pair[] = [
  [
    'وكيل لسفن الحاويات، ينهي إجراءات الوصول والمغادرة ويحجز الأرصفة ويصدر أذونات التسليم.',
    'Agent for container ships: arrival and departure formalities, berth bookings and delivery orders.',
  ],
  [
    'يتولى شؤون سفن البضائع العامة ومعدات المشاريع، ويشرف على التفريغ والتحميل.',
    'Handles general cargo and project cargo ships and supervises loading and discharge.',
  ],
  [
    'وكيل لناقلات المنتجات السائلة، يرتب الإرشاد والقطر والتزود بالوقود على مدار الساعة.',
    'Agent for liquid bulk tankers; arranges pilotage, towage and bunkering around the clock.',
  ],
  [
    'يخدم سفن البضائع السائبة من غلال وإسمنت وخامات، ويصدر بيانات الحمولة ومحاضر المعاينة.',
    'Serves dry bulk ships carrying grain, cement and ores; issues cargo statements and survey reports.',
  ],
  [
    'وكيل لسفن المركبات والدحرجة، ينسق ساحات الاستلام ومواعيد الشاحنات مع المحطات.',
    'Agent for vehicle and ro-ro ships; co-ordinates reception yards and truck appointments with terminals.',
  ],
  [
    'يقدم خدمات أطقم السفن من تبديل ونقل ورعاية طبية، وينهي إجراءات الجوازات.',
    'Crew services: changes, transport and medical care, with passport formalities.',
  ],
  [
    'وكيل لسفن الركاب والعبّارات، يتولى قوائم المسافرين وتنظيم الصعود والنزول.',
    'Agent for passenger ships and ferries; prepares passenger lists and organises embarkation.',
  ],
  [
    'يخدم سفن الإمداد والخدمات البحرية، ويوفر قطع الغيار والمؤن والمياه.',
    'Serves supply and offshore vessels; provides spare parts, provisions and fresh water.',
  ],
];

const AREA_CODES: Record<string, string> = {
  Jeddah: '12',
  Yanbu: '14',
  Duba: '14',
  Jazan: '17',
};
const PER_PORT = 15;
const COUNT = 150;

/** 150 agents, fifteen at each port. Names, telephone numbers and addresses are fictitious. */
export function sampleAgents() {
  const random = seeded(7201);
  return Array.from({ length: COUNT }, (_, index) => {
    const port = SAMPLE_PORTS[Math.floor(index / PER_PORT)]!;
    // A step coprime to the count visits every combination once.
    const combination = (index * 37) % COUNT;
    const name = NAMES[combination % NAMES.length]!;
    const { title, company } = FORMS[Math.floor(combination / NAMES.length)]!(name);
    const [addressAr, address] = addressIn(random, port);
    const [descriptionAr, description] = random.pick(DESCRIPTIONS);
    const number = String(index + 1).padStart(3, '0');
    return {
      id: index + 1,
      portId: port.id,
      title: title[1],
      titleAr: title[0],
      company: company[1],
      companyAr: company[0],
      address,
      addressAr,
      description,
      descriptionAr,
      phone: `+966 ${AREA_CODES[port.town] ?? '13'} 000 1${number}`,
      email: `agent${number}@agents.example`,
    };
  });
}

function addressIn(random: Random, port: SamplePort): Pair {
  const building = random.between(11, 98) * 100 + random.between(1, 99);
  const street = random.pick(STREETS);
  const district = random.pick(DISTRICTS);
  return [
    `${building} ${street[0]}، ${district[0]}، ${port.townAr}`,
    `${building} ${street[1]}, ${district[1]}, ${port.town}`,
  ];
}
