import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { toLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata';

export async function generateMetadata({ params }: PageProps<'/[locale]/404'>): Promise<Metadata> {
  return pageMetadata({ locale: toLocale((await params).locale), route: 'notFound' });
}

/** The address /404 answers with status 404 (decisions, "Routes"). */
export default function NotFoundAddress(): never {
  notFound();
}
