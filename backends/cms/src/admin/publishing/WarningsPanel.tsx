import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { useText } from '../html/Dialogs';
import { useResponse } from '../useResponse';
import { useEntryLocale } from './PublishingPanel';

interface Warning {
  readonly code: string;
  readonly field?: string;
  readonly about?: string;
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
  const { formatMessage } = useIntl();
  const { data } = useResponse<{ warnings: Warning[] }>(`/editing/warnings?${query}`, version);
  if (!data) return null;
  if (data.warnings.length === 0) {
    return <Typography role="status">{text('warnings.none')}</Typography>;
  }
  const nameOf = (field = '') =>
    formatMessage({ id: `content-manager.content-types.${model}.${field}`, defaultMessage: field });
  return (
    <Flex tag="ul" role="status" direction="column" alignItems="stretch" gap={2} width="100%">
      {data.warnings.map(({ code, field, about = '' }, index) => (
        <Typography
          tag="li"
          key={index}
          textColor="warning700"
          style={{ overflowWrap: 'anywhere' }}
        >
          {text(`warnings.${code}`, { field: nameOf(field), about })}
        </Typography>
      ))}
    </Flex>
  );
}
