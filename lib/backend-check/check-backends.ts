import { config } from '../config';
import { checkContent } from './content';
import { checkHub } from './hub';
import { reasonOf } from './reasons';
import { RequestRecorder } from './recorded-requests';
import { exitCodeOf, reportText, type Report, type Section } from './report';
import { checkService } from './service';

const REACH_TIMEOUT_MS = 10_000;

/**
 * Asks the back ends of the settings what the site asks them, and changes nothing in them. To be
 * called once in a process.
 * @returns the text to print and the exit code: 0 usable, 1 something is wrong, 2 not reachable
 */
export async function checkBackends({
  asJson,
}: {
  readonly asJson: boolean;
}): Promise<{ readonly text: string; readonly exitCode: Report['exitCode'] }> {
  const report = await reportOf();
  if (typeof report === 'string') return { text: `${report}\n`, exitCode: 2 };
  const text = asJson ? `${JSON.stringify(report, null, 2)}\n` : reportText(report);
  return { text, exitCode: report.exitCode };
}

async function reportOf(): Promise<Report | string> {
  const { contentApiUrl, eServicesApiUrl } = config();
  const unreachable = await unreachableOf([contentApiUrl, eServicesApiUrl]);
  if (unreachable.length > 0) return unreachable.join('\n');
  const recorder = new RequestRecorder();
  const sections: (Section | undefined)[] = [
    await checkContent(recorder),
    await checkService(recorder),
    await checkHub(),
  ];
  const found = sections.filter((section) => section !== undefined);
  return { sections: found, exitCode: exitCodeOf(found) };
}

/** A sentence for each address at which nothing responds. */
async function unreachableOf(urls: readonly string[]): Promise<string[]> {
  const tries = urls.map(async (url) => {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(REACH_TIMEOUT_MS) });
      await response.body?.cancel();
      return [];
    } catch (error) {
      return [`${url} is not reachable: ${reasonOf(error)}.`];
    }
  });
  return (await Promise.all(tries)).flat();
}
