import type { FormerName, RedirectRow } from '../../../packages/old-addresses/src';
import { defaultLocale } from '../../i18n/locales';
import { Collection } from '../collection';
import type { ContentDescriptor } from '../descriptor';
import { requiredText } from '../fields';

const redirects = new Collection({
  apiName: 'redirects',
  fields: { From: requiredText, To: requiredText },
  sort: 'id:asc',
});

const formerNames = new Collection({
  apiName: 'former-names',
  fields: { Type: requiredText, Former: requiredText, Current: requiredText },
  sort: 'id:asc',
});

/** Old addresses, maintained by editors and the CMS. */
export interface OldAddressRows {
  readonly redirects: readonly RedirectRow[];
  readonly formerNames: readonly FormerName[];
}

/** All old addresses, uncached; throws on anything but well-formed responses in time. */
export async function readOldAddresses(): Promise<OldAddressRows> {
  const [rows, names] = await Promise.all([
    redirects.all(defaultLocale),
    formerNames.all(defaultLocale),
  ]);
  return {
    redirects: rows.map(({ From, To }) => ({ from: From, to: To })),
    formerNames: names.map(({ Type, Former, Current }) => ({
      type: Type,
      former: Former,
      current: Current,
    })),
  };
}

/** Former names by current name; throws on anything but well-formed responses in time. */
export async function readFormerNames(type: string): Promise<ReadonlyMap<string, string[]>> {
  const names = new Map<string, string[]>();
  for (const { Former, Current } of await formerNames.all(defaultLocale, {
    'filters[Type][$eq]': type,
  })) {
    names.set(Current, [...(names.get(Current) ?? []), Former]);
  }
  return names;
}

/** Not shown on any page. */
const changes: ContentDescriptor['changes'] = async () => () => null;

export const redirectContent: ContentDescriptor = { changes };

export const formerNameContent: ContentDescriptor = { changes };
