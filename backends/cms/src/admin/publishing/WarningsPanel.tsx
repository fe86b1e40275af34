import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Box, Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { types } from '../../editing/panel';
import { isolated } from '../desk/isolated';
import { useText } from '../html/Dialogs';
import { useResponse } from '../useResponse';
import { useEntryLocale } from './PublishingPanel';

interface Warning {
  readonly code: string;
  readonly field?: string;
  readonly about?: string;
  /** The value in the other language. */
  readonly known?: string;
  /** The published figure and its entry. */
  readonly fact?: {
    readonly kind: string;
    readonly known: string;
    readonly isDraft?: boolean;
    readonly place: { readonly uid: string; readonly title: string };
  };
}

/** Side panel of an entry: what to look at in the saved draft before it is published. */
export const WarningsPanel: PanelComponent = ({ model, documentId, document }) => {
  const text = useText();
  const locale = useEntryLocale();
  if (!model.startsWith('api::') || !documentId || !document) return null;
  const query = new URLSearchParams({ uid: model, documentId, locale }).toString();
  return {
    title: text('warnings.title'),
    content: <Warnings query={query} model={model} version={String(document.updatedAt)} />,
  };
};

function Warnings({ query, model, version }: { query: string; model: string; version: string }) {
  const text = useText();
  const { formatMessage, locale } = useIntl();
  const { data } = useResponse<{ warnings: Warning[] }>(`/editing/warnings?${query}`, version);
  if (!data) return null;
  if (data.warnings.length === 0) {
    return <Typography role="status">{text('warnings.none')}</Typography>;
  }
  const nameOf = (field = '') =>
    formatMessage({ id: `content-manager.content-types.${model}.${field}`, defaultMessage: field });
  const nameOfType = (uid: string) =>
    types[uid.slice(uid.indexOf('.') + 1)]?.name[locale === 'ar' ? 0 : 1];
  return (
    <Box role="status" width="100%">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
        {data.warnings.map(({ code, field, about = '', known = '', fact }, index) => (
          <Typography
            tag="li"
            key={index}
            textColor="warning700"
            style={{ overflowWrap: 'anywhere' }}
          >
            {fact
              ? text(fact.isDraft ? 'warnings.figure.saved' : 'warnings.figure', {
                  field: nameOf(field),
                  fact: text(`facts.${fact.kind}`),
                  about: isolated(about),
                  known: isolated(fact.known),
                  place: [nameOfType(fact.place.uid), fact.place.title].filter(Boolean).join(' – '),
                })
              : text(`warnings.${code}`, {
                  field: nameOf(field),
                  about,
                  known: isolated(known),
                })}
          </Typography>
        ))}
      </Flex>
    </Box>
  );
}
