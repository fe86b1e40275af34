import { config } from '../config';
import { SECURITY_TXT_PATH } from '../routing/site-files';

const DAY_MS = 24 * 60 * 60 * 1000;

/** RFC 9116 recommends less than a year. */
const LIFETIME_DAYS = 90;

/** security.txt (RFC 9116): where and in which languages to report a vulnerability. */
export function securityText(now = Date.now()): string {
  const { siteUrl, securityContact, securityPolicyUrl } = config();
  const today = now - (now % DAY_MS);
  return [
    `Contact: ${securityContact ?? `${siteUrl}/contact`}`,
    `Expires: ${new Date(today + LIFETIME_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: ar, en',
    `Canonical: ${siteUrl}${SECURITY_TXT_PATH}`,
    ...(securityPolicyUrl ? [`Policy: ${securityPolicyUrl}`] : []),
    '',
  ].join('\n');
}
