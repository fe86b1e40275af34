import { Layouts, Page } from '@strapi/strapi/admin';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';

interface Props extends ComponentProps<typeof Layouts.Header> {
  readonly title: string;
  readonly children: ReactNode;
}

export function PanelPage({ children, ...header }: Props) {
  const { locale } = useIntl();
  return (
    <div dir={locale === 'ar' ? 'rtl' : 'ltr'} lang={locale}>
      <Page.Main>
        <Page.Title>{header.title}</Page.Title>
        <Layouts.Header {...header} />
        <Layouts.Content>{children}</Layouts.Content>
      </Page.Main>
    </div>
  );
}
