import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Box, Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import type { Warning } from '../../editing/warnings';
import { types } from '../panel';
import { bidiIsolate } from '../desk/bidi-isolate';
import { useText } from '../html/Dialogs';
import { useResponse } from '../load';
import { useEntryLocale } from './PublishingPanel';

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
  const fieldLabel = (field = '') =>
    formatMessage({ id: `content-manager.content-types.${model}.${field}`, defaultMessage: field });
  const typeLabel = (uid: string) =>
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
                  field: fieldLabel(field),
                  fact: text(`facts.${fact.kind}`),
                  about: bidiIsolate(about),
                  known: bidiIsolate(fact.known),
                  place: [typeLabel(fact.place.uid), fact.place.title].filter(Boolean).join(' – '),
                })
              : text(`warnings.${code}`, {
                  field: fieldLabel(field),
                  about,
                  known: bidiIsolate(known),
                })}
          </Typography>
        ))}
      </Flex>
    </Box>
  );
}
