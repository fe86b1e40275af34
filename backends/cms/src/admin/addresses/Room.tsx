import { Box } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

interface RoomProps {
  readonly title: string;
  readonly lead: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the panel of our own, in the direction of the panel's language. */
export function Room({ title, lead, actions, children }: RoomProps) {
  const { locale } = useIntl();
  return (
    <Box dir={locale === 'ar' ? 'rtl' : 'ltr'} lang={locale}>
      <Page.Main>
        <Page.Title>{title}</Page.Title>
        <Layouts.Header title={title} subtitle={lead} primaryAction={actions} />
        <Layouts.Content>{children}</Layouts.Content>
      </Page.Main>
    </Box>
  );
}
