import { Button, Field, Flex, LinkButton, TextInput, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { Link } from 'react-router-dom';
// Source import, see ../desk/contract.ts.
import { toCsv } from '../../../../../packages/text/src/csv';
import { save } from '../save';
import { Choice } from '../desk/Choice';
import { useText } from '../html/Dialogs';
import { PlainTable } from '../PlainTable';
import { useResponse } from '../load';
import type { Redirect, RedirectTable } from '../../old-addresses/panel-routes';
import { Address } from './Address';
import { ImportPart } from './ImportPart';
import { PanelPage } from '../PanelPage';

const FORM = '/content-manager/collection-types/api::redirect.redirect';
const PAGE_SIZE = 50;

export default function RedirectsPage() {
  const text = useText();
  const [imported, setImported] = useState(0);
  const { data, error } = useResponse<RedirectTable>('/editing/redirects', imported);
  return (
    <PanelPage
      title={text('redirects.title')}
      subtitle={text('redirects.lead')}
      primaryAction={
        data?.mayWrite && (
          <LinkButton tag={Link} to={`${FORM}/create`}>
            {text('redirects.add')}
          </LinkButton>
        )
      }
    >
      {error !== undefined && <Typography role="alert">{text('redirects.failed')}</Typography>}
      {!data && error === undefined && <Typography>{text('redirects.loading')}</Typography>}
      {data && (
        <Flex direction="column" alignItems="stretch" gap={6}>
          {!data.isCounted && <Typography role="status">{text('redirects.notCounted')}</Typography>}
          <Redirects {...data} />
          {data.mayWrite && <ImportPart onImported={() => setImported(imported + 1)} />}
        </Flex>
      )}
    </PanelPage>
  );
}

const normalize = (text: string): string => text.toLowerCase().normalize('NFC');

function Redirects({ mayWrite, redirects, isCounted }: RedirectTable) {
  const text = useText();
  const [words, setWords] = useState('');
  const [order, setOrder] = useState('from');
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE);
  const found = redirects
    .filter(({ from, to, note }) =>
      normalize(`${from} ${to} ${note}`).includes(normalize(words.trim())),
    )
    .sort((a, b) => (order === 'count' ? b.count - a.count : a.from.localeCompare(b.from)));
  const named = ['from', 'to', 'count', 'last', 'note'];
  const columns = (mayWrite ? [...named, 'actions'] : named).map((name) =>
    text(`redirects.${name}`),
  );
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Flex gap={4} wrap="wrap" alignItems="flex-end">
        <Field.Root name="words">
          <Field.Label>{text('redirects.search')}</Field.Label>
          <TextInput
            dir="auto"
            value={words}
            onChange={({ target }: { target: HTMLInputElement }) => setWords(target.value)}
          />
        </Field.Root>
        <Choice
          label={text('redirects.order')}
          value={order}
          options={['from', 'count'].map((name) => [name, text(`redirects.order.${name}`)])}
          onChange={setOrder}
        />
        <Button variant="secondary" size="L" onClick={() => exportCsv(redirects)}>
          {text('redirects.export')}
        </Button>
        <Typography role="status">{text('redirects.number', { count: found.length })}</Typography>
      </Flex>
      {found.length === 0 ? (
        <Typography>{text(words ? 'redirects.noneFound' : 'redirects.none')}</Typography>
      ) : (
        <PlainTable
          columns={columns}
          rows={found.slice(0, visibleCount).map(({ documentId, from, to, note, count, last }) => [
            documentId,
            <Address key="from" address={from} />,
            <Address key="to" address={to} />,
            isCounted ? count : '–',
            <bdi key="last" dir="ltr">
              {last || '–'}
            </bdi>,
            <bdi key="note">{note}</bdi>,
            ...(mayWrite
              ? [
                  <Typography
                    key="edit"
                    tag={Link}
                    to={`${FORM}/${documentId}`}
                    textColor="primary600"
                    aria-label={text('redirects.editOne', { from })}
                  >
                    {text('redirects.edit')}
                  </Typography>,
                ]
              : []),
          ])}
        />
      )}
      {found.length > visibleCount && (
        <Button variant="tertiary" onClick={() => setVisibleCount(visibleCount + PAGE_SIZE)}>
          {text('redirects.more')}
        </Button>
      )}
    </Flex>
  );
}

function exportCsv(redirects: readonly Redirect[]): void {
  const rows = redirects.map(({ from, to, note, count, last }) => [
    from,
    to,
    note,
    String(count),
    last,
  ]);
  const csv = toCsv([['from', 'to', 'note', 'times', 'last'], ...rows]);
  save(new File([csv], 'redirects.csv', { type: 'text/csv;charset=utf-8' }));
}
