import { config } from '../config';
import { checkContent } from './content';
import { checkHub } from './hub';
import { failureReason } from './reasons';
import { RequestRecorder } from './recorded-requests';
import { toExitCode, reportText, type Report, type Section } from './report';
import { checkService } from './service';

const REACH_TIMEOUT_MS = 10_000;

/**
 * Read-only check of the configured back ends with the site's own requests. Call once per process.
 * @returns the report to print and the exit code: 0 usable, 1 problems found, 2 unreachable
 */
export async function checkBackends({
  asJson,
}: {
  readonly asJson: boolean;
}): Promise<{ readonly text: string; readonly exitCode: Report['exitCode'] }> {
  const report = await createReport();
  if (typeof report === 'string') return { text: `${report}\n`, exitCode: 2 };
  const text = asJson ? `${JSON.stringify(report, null, 2)}\n` : reportText(report);
  return { text, exitCode: report.exitCode };
}

async function createReport(): Promise<Report | string> {
  const { contentApiUrl, eServicesApiUrl } = config();
  const unreachable = await findUnreachable([contentApiUrl, eServicesApiUrl]);
  if (unreachable.length > 0) return unreachable.join('\n');
  const recorder = new RequestRecorder();
  const sections: (Section | undefined)[] = [
    await checkContent(recorder),
    await checkService(recorder),
    await checkHub(),
  ];
  const found = sections.filter((section) => section !== undefined);
  return { sections: found, exitCode: toExitCode(found) };
}

/** One message per unreachable URL. */
async function findUnreachable(urls: readonly string[]): Promise<string[]> {
  const tries = urls.map(async (url) => {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(REACH_TIMEOUT_MS) });
      await response.body?.cancel();
      return [];
    } catch (error) {
      return [`${url} is not reachable: ${failureReason(error)}.`];
    }
  });
  return (await Promise.all(tries)).flat();
}
