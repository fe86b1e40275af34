import { SAMPLE_PORTS, type SamplePort } from './ports.js';
import { readSample, type Pair } from './read.js';
import { seeded, type Random } from './random.js';

interface Sample {
  readonly names: readonly Pair[];
  readonly streets: readonly Pair[];
  readonly districts: readonly Pair[];
  readonly descriptions: readonly Pair[];
  readonly areaCodes: Readonly<Record<string, string>>;
}

const { names, streets, districts, descriptions, areaCodes } = readSample<Sample>('agents');

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

const PER_PORT = 15;
const COUNT = 150;

/** 150 agents, fifteen at each port. Names, telephone numbers and addresses are fictitious. */
export function sampleAgents() {
  const random = seeded(7201);
  return Array.from({ length: COUNT }, (_, index) => {
    const port = SAMPLE_PORTS[Math.floor(index / PER_PORT)]!;
    // A step coprime to the count visits every combination once.
    const combination = (index * 37) % COUNT;
    const name = names[combination % names.length]!;
    const { title, company } = FORMS[Math.floor(combination / names.length)]!(name);
    const [addressAr, address] = addressIn(random, port);
    const [descriptionAr, description] = random.pick(descriptions);
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
      phone: `+966 ${areaCodes[port.town] ?? '13'} 000 1${number}`,
      email: `agent${number}@agents.example`,
    };
  });
}

function addressIn(random: Random, port: SamplePort): Pair {
  const building = random.between(11, 98) * 100 + random.between(1, 99);
  const street = random.pick(streets);
  const district = random.pick(districts);
  return [
    `${building} ${street[0]}، ${district[0]}، ${port.townAr}`,
    `${building} ${street[1]}, ${district[1]}, ${port.town}`,
  ];
}
