import { Flex, Status, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { useText } from '../html/Dialogs';
import { useLoaded } from '../load';
import { useDateTime } from '../useDateTime';
import { loadStates } from './load-states';

interface Row {
  readonly documentId: string;
  readonly updatedAt?: string;
  readonly status?: string;
}

const VARIANTS = {
  published: 'success',
  modified: 'alternative',
  draft: 'secondary',
  missing: 'danger',
} as const;

function LanguageStates({ uid, row }: { uid: string; row: Row }) {
  const text = useText();
  const { documentId, updatedAt, status } = row;
  const { data: states, error } = useLoaded(`${documentId} ${updatedAt} ${status}`, () =>
    loadStates(uid, documentId),
  );
  if (error !== undefined) return <Typography>{text('lists.unknown')}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      {Object.entries(states ?? {}).map(([locale, state]) => (
        <Status key={locale} size="XS" variant={VARIANTS[state]}>
          <Typography variant="pi">
            {text(`language.${locale}`)}: {text(`lists.state.${state}`)}
          </Typography>
        </Status>
      ))}
    </Flex>
  );
}

interface Column {
  readonly name: string;
  readonly attribute?: { readonly type?: string };
}

/** The used properties of the argument of Strapi's column hook. */
interface ListView {
  readonly displayedHeaders: readonly Column[];
  readonly layout: { readonly options?: { readonly i18n?: { readonly localized?: boolean } } };
}

type Values = Readonly<Record<string, unknown>>;

/** Formats dates in Riyadh's time and labels enum values: Strapi shows them raw. */
function withFormatter(column: Column) {
  const { name, attribute } = column;
  switch (attribute?.type) {
    case 'datetime':
    case 'date': {
      const isDay = attribute.type === 'date';
      const cellFormatter = (row: Values) => <DateCell value={row[name]} isDay={isDay} />;
      return { ...column, cellFormatter };
    }
    case 'enumeration':
      return { ...column, cellFormatter: (row: Values) => <ChoiceCell value={row[name]} /> };
    default:
      return column;
  }
}

function ChoiceCell({ value }: { value: unknown }) {
  const { formatMessage } = useIntl();
  const id = typeof value === 'string' && value ? value : '-';
  return <Typography>{formatMessage({ id, defaultMessage: id })}</Typography>;
}

function DateCell({ value, isDay }: { value: unknown; isDay: boolean }) {
  const dateTime = useDateTime(isDay);
  return <Typography>{typeof value === 'string' ? dateTime(value) : '-'}</Typography>;
}

/** Replaces Strapi's column of locales by one with their publication states. */
export function withLanguageStates({ displayedHeaders: columns, layout }: ListView) {
  const displayedHeaders = columns.map(withFormatter);
  if (!layout.options?.i18n?.localized) return { displayedHeaders, layout };
  const column = {
    attribute: { type: 'string' },
    label: { id: 'lists.languages', defaultMessage: 'Languages' },
    searchable: false,
    sortable: false,
    name: 'language-states',
    cellFormatter: (row: Row, _header: unknown, { model }: { model: string }) => (
      <LanguageStates uid={model} row={row} />
    ),
  };
  const [title, ...others] = displayedHeaders.filter(({ name }) => name !== 'locales');
  // Second, as the end of a wide table is scrolled out of view.
  return { displayedHeaders: [...(title ? [title] : []), column, ...others], layout };
}
