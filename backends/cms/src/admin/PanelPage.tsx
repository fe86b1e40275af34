import { Layouts, Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

interface Props {
  readonly title: string;
  readonly subtitle: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of a custom panel page; sets `dir` and `lang`. */
export function PanelPage({ title, subtitle, actions, children }: Props) {
  const { locale } = useIntl();
  return (
    <div dir={locale === 'ar' ? 'rtl' : 'ltr'} lang={locale}>
      <Page.Main>
        <Page.Title>{title}</Page.Title>
        <Layouts.Header title={title} subtitle={subtitle} primaryAction={actions} />
        <Layouts.Content>{children}</Layouts.Content>
      </Page.Main>
    </div>
  );
}
