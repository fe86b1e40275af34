import { Flex, Status, Typography } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { LanguageState } from '../../editing/states-response';
import { useText } from '../html/Dialogs';
import { useMoment } from '../moment';
import { statesOf } from './statesOf';

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

/** How far each language of an entry is, in a row of a list. */
function LanguageStates({ uid, row }: { uid: string; row: Row }) {
  const text = useText();
  const [states, setStates] = useState<Readonly<Record<string, LanguageState>>>();
  const [hasFailed, setFailed] = useState(false);
  const { documentId, updatedAt, status } = row;
  useEffect(() => {
    let isCurrent = true;
    statesOf(uid, documentId).then(
      (loaded) => isCurrent && setStates(loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [uid, documentId, updatedAt, status]);
  if (hasFailed) return <Typography>{text('lists.unknown')}</Typography>;
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

/** The used part of what Strapi passes to its hook for the columns of a list. */
interface ListView {
  readonly displayedHeaders: readonly Column[];
  readonly layout: { readonly options?: { readonly i18n?: { readonly localized?: boolean } } };
}

type Values = Readonly<Record<string, unknown>>;

/** Moments at the time of Riyadh, which is that of the site, and choices by their names: Strapi shows what is stored. */
function withWords(column: Column) {
  const { name, attribute } = column;
  switch (attribute?.type) {
    case 'datetime':
    case 'date': {
      const isDay = attribute.type === 'date';
      const cellFormatter = (row: Values) => <Moment value={row[name]} isDay={isDay} />;
      return { ...column, cellFormatter };
    }
    case 'enumeration':
      return { ...column, cellFormatter: (row: Values) => <Choice value={row[name]} /> };
    default:
      return column;
  }
}

function Choice({ value }: { value: unknown }) {
  const { formatMessage } = useIntl();
  const id = typeof value === 'string' && value ? value : '-';
  return <Typography>{formatMessage({ id, defaultMessage: id })}</Typography>;
}

function Moment({ value, isDay }: { value: unknown; isDay: boolean }) {
  const moment = useMoment(isDay);
  return <Typography>{typeof value === 'string' ? moment(value) : '-'}</Typography>;
}

/** Adds a column with the state of both languages, in place of the one with their names. */
export function withLanguageStates({ displayedHeaders: columns, layout }: ListView) {
  const displayedHeaders = columns.map(withWords);
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
  // Beside the title: what is at the end of a wide table is out of sight.
  return { displayedHeaders: [...(title ? [title] : []), column, ...others], layout };
}
