import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import type { PageText } from '@/lib/content/collections/pages';
import { PageHeader } from './PageHeader';

interface Props extends Omit<ComponentProps<typeof PageHeader>, 'title' | 'lead'> {
  /** Editors' texts; the title defaults to the route's name. */
  readonly text: Pick<PageText, 'title' | 'summary'> | null | undefined;
}

export async function TextHeader({ text, ...props }: Props) {
  const t = await getTranslations({ locale: props.locale, namespace: 'routes' });
  return <PageHeader {...props} title={text?.title ?? t(props.route)} lead={text?.summary} />;
}
