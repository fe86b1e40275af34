import spectralCore from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';

/**
 * Runs the recommended rules of Spectral on OpenAPI documents.
 * @param {{ url: string, headers?: Record<string, string> }[]} documents
 * @returns {Promise<import('./findings.mjs').Finding[]>}
 */
export async function validateOpenApi(documents) {
  const findings = [];
  for (const { url, headers } of documents) {
    const spectral = new spectralCore.Spectral();
    spectral.setRuleset({ extends: [[spectralRulesets.oas, 'recommended']] });
    const document = await (await fetch(url, { headers })).json();
    for (const { code, message, path } of await spectral.run(document)) {
      findings.push({
        where: new URL(url).pathname,
        message: `${code}: ${message}`,
        detail: path.join('.'),
      });
    }
  }
  return findings;
}
