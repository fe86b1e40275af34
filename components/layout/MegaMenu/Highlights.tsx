'use client';

import useSWR from 'swr';
import { getJson } from '@/components/forms/engine/postJson';
import type { Locale } from '@/lib/i18n/locales';
import type { MenuHighlights } from '@/lib/menu/highlights';
import type { MenuGroup } from '@/lib/routing/routes';
import { HighlightList } from './HighlightList';

export interface HighlightsProps {
  readonly locale: Locale;
  readonly group: MenuGroup;
}

/** One request for all groups, repeated for a menu that opens later than this. */
const FRESH_MS = 60_000;

/** Current content of a group; nothing while it is unknown. */
export function Highlights({ locale, group }: HighlightsProps) {
  const { data } = useSWR(
    `/api/menu?locale=${locale}`,
    async (url: string) => (await getJson<MenuHighlights>(url)).data,
    { dedupingInterval: FRESH_MS, revalidateOnFocus: false, errorRetryCount: 1 },
  );
  const highlights = data?.groups[group];
  if (!data || !highlights) return null;
  return <HighlightList locale={locale} highlights={highlights} hijri={data.hijri} />;
}
