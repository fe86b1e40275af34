import type { DECISIONS } from './decisions';
import { DEPARTMENTS } from './departments';

type DepartmentId = keyof typeof DEPARTMENTS;
type RegulationId = keyof typeof DECISIONS;

interface Issue {
  /** Who signs a circular that names no department. */
  readonly by?: DepartmentId;
  /** What it rests on, where that is not the regulation of the department. */
  readonly under?: RegulationId;
}

/** By number; a circular that is not here rests on the regulation of the department that it names. */
const ISSUES: Readonly<Record<string, Issue>> = {
  '2019/002': { under: 'REG-01' },
  '2019/003': { by: 'licensing' },
  '2019/006': { by: 'marineOperations' },
  '2019/009': { under: 'REG-06' },
  '2019/010': { by: 'marineOperations' },
  '2019/013': { by: 'marineOperations' },
  '2019/014': { under: 'REG-01' },
  '2019/015': { under: 'REG-11' },
  '2019/016': { by: 'finance' },
  '2020/002': { under: 'REG-01' },
  '2020/003': { under: 'REG-01' },
  '2020/004': { under: 'REG-01' },
  '2020/007': { by: 'marineOperations' },
  '2020/010': { under: 'REG-01' },
  '2020/011': { under: 'REG-03' },
  '2020/012': { by: 'marineOperations' },
  '2020/014': { by: 'marineOperations' },
  '2020/016': { by: 'finance' },
  '2020/017': { under: 'REG-01' },
  '2020/018': { by: 'finance', under: 'REG-01' },
  '2021/002': { under: 'REG-01' },
  '2021/003': { by: 'marineOperations', under: 'REG-11' },
  '2021/006': { by: 'marineOperations' },
  '2021/007': { under: 'REG-01' },
  '2021/008': { under: 'REG-01' },
  '2021/010': { by: 'safety', under: 'REG-01' },
  '2021/012': { by: 'marineOperations' },
  '2021/017': { by: 'marineOperations', under: 'REG-11' },
  '2022/002': { by: 'marineOperations' },
  '2022/003': { under: 'REG-01' },
  '2022/005': { by: 'marineOperations' },
  '2022/006': { under: 'REG-03' },
  '2022/008': { by: 'marineOperations' },
  '2022/010': { under: 'REG-09' },
  '2022/011': { by: 'marineOperations' },
  '2022/013': { under: 'REG-01' },
  '2022/014': { under: 'REG-01' },
  '2022/015': { by: 'finance', under: 'REG-10' },
  '2022/016': { under: 'REG-01' },
  '2023/001': { under: 'REG-11' },
  '2023/003': { by: 'marineOperations' },
  '2023/005': { by: 'marineOperations' },
  '2023/008': { by: 'marineOperations' },
  '2023/009': { under: 'REG-01' },
  '2023/012': { by: 'marineOperations' },
  '2023/013': { under: 'REG-06' },
  '2023/014': { under: 'REG-01' },
  '2023/015': { by: 'marineOperations' },
  '2023/016': { under: 'REG-01' },
  '2024/002': { under: 'REG-03' },
  '2024/003': { by: 'marineOperations' },
  '2024/006': { under: 'REG-01' },
  '2024/007': { by: 'finance' },
  '2024/010': { under: 'REG-01' },
  '2024/011': { by: 'marineOperations' },
  '2024/013': { by: 'marineOperations' },
  '2024/016': { by: 'finance' },
  '2025/001': { under: 'REG-11' },
  '2025/004': { by: 'marineOperations' },
  '2025/006': { under: 'REG-01' },
  '2025/008': { by: 'safety' },
  '2025/009': { under: 'REG-09' },
  '2025/011': { by: 'compliance', under: 'REG-01' },
  '2025/012': { by: 'marineOperations' },
  '2025/013': { under: 'REG-01' },
  '2025/014': { under: 'REG-03' },
  '2025/016': { by: 'safety', under: 'REG-01' },
  '2026/003': { by: 'marineOperations' },
  '2026/004': { by: 'pilotage' },
  '2026/006': { under: 'REG-01' },
  '2026/008': { under: 'REG-01' },
  '2026/009': { by: 'marineOperations' },
  '2026/012': { by: 'marineOperations' },
};

/**
 * Who signs a circular, and the regulation that gives the power to.
 * @param number as `2026/012`
 * @param named the department that the circular names in Arabic
 * @throws Error when it names none and ISSUES does not tell who signs it
 */
export function issueOf(number: string, named: string | undefined) {
  const { by, under } = ISSUES[number] ?? {};
  const ids = Object.keys(DEPARTMENTS) as DepartmentId[];
  const id = by ?? ids.find((candidate) => DEPARTMENTS[candidate].ar === named);
  if (!id) throw new Error(`nobody signs circular ${number}`);
  return { department: DEPARTMENTS[id], regulation: under ?? DEPARTMENTS[id].regulation };
}
