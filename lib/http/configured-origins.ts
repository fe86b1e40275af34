import { config } from '../config';

/** Directives that a configured external system opens, with the origins it needs. */
function openings(): readonly (readonly [directive: string, origins: readonly string[]])[] {
  const { chatHubUrl, chatBotScriptUrl, mapEmbedUrl } = config();
  const hub = new URL(chatHubUrl).origin;
  const scripts = originsOf([chatBotScriptUrl.ar, chatBotScriptUrl.en]);
  return [
    ['connect-src', [hub, hub.replace(/^http/, 'ws'), ...scripts]],
    ['script-src', scripts],
    ['frame-src', originsOf([mapEmbedUrl])],
  ];
}

let kept: { readonly policy: string; readonly complete: string } | undefined;

/**
 * The content security policy with the origins of this process's settings. The build writes the
 * rest of the policy down, when the addresses of external systems are not known yet.
 */
export function withConfiguredOrigins(policy: string): string {
  if (kept?.policy !== policy) {
    const complete = openings().reduce(
      (text, [directive, origins]) =>
        text.replace(new RegExp(`\\b${directive} [^;]*`), (own) => [own, ...origins].join(' ')),
      policy,
    );
    kept = { policy, complete };
  }
  return kept.complete;
}

function originsOf(addresses: readonly (string | undefined)[]): string[] {
  return [...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : [])))];
}
