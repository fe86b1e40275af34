import { Flex, Status, Typography } from '@strapi/design-system';
import { useEffect, useState } from 'react';
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

/** A column of moments in the way of the panel's language, at the time of Riyadh; Strapi's English is American. */
function withMoments(column: Column) {
  if (column.attribute?.type !== 'datetime' && column.attribute?.type !== 'date') return column;
  const isDay = column.attribute.type === 'date';
  return {
    ...column,
    cellFormatter: (row: Readonly<Record<string, unknown>>) => (
      <Moment value={row[column.name]} isDay={isDay} />
    ),
  };
}

function Moment({ value, isDay }: { value: unknown; isDay: boolean }) {
  const moment = useMoment(isDay);
  return <Typography>{typeof value === 'string' ? moment(value) : '-'}</Typography>;
}

/** Adds a column with the state of both languages, in place of the one with their names. */
export function withLanguageStates({ displayedHeaders: columns, layout }: ListView) {
  const displayedHeaders = columns.map(withMoments);
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
