import { Button, Field, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { ImportLine } from '../../old-addresses/import';
import { Section } from '../desk/states';
import { useText } from '../html/Dialogs';
import { PlainTable } from '../PlainTable';
import { Address } from './Address';

const MAX_CHARACTERS = 500_000;
const MAX_SHOWN = 200;

interface Plan {
  readonly csv: string;
  readonly lines: readonly ImportLine[];
}

export function ImportPart({ onImported }: { readonly onImported: () => void }) {
  const text = useText();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [plan, setPlan] = useState<Plan>();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function requestLines(
    path: 'plan' | 'import',
    csv: string,
  ): Promise<readonly ImportLine[] | undefined> {
    setBusy(true);
    try {
      const { data } = await post<{ lines: ImportLine[] }>(`/editing/redirects/${path}`, { csv });
      return data.lines;
    } catch {
      setError('redirects.import.failed');
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  async function choose(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    // Otherwise choosing the same corrected file fires no change event.
    input.value = '';
    setPlan(undefined);
    setError(undefined);
    if (!file) return;
    const read = await readText(file);
    if ('error' in read) return setError(read.error);
    const lines = await requestLines('plan', read.csv);
    if (lines?.length === 0) setError('redirects.import.empty');
    else if (lines) setPlan({ csv: read.csv, lines });
  }

  async function runImport({ csv }: Plan): Promise<void> {
    const lines = await requestLines('import', csv);
    if (!lines) return;
    setPlan(undefined);
    onImported();
    const count = lines.filter(isWritten).length;
    toggleNotification({ type: 'success', message: text('redirects.import.done', { count }) });
  }

  return (
    <Section title={text('redirects.import')}>
      <Field.Root
        name="csv"
        hint={text('redirects.import.hint')}
        error={error && text(error)}
        aria-busy={isBusy}
      >
        <Field.Label>{text('redirects.import.file')}</Field.Label>
        <Field.Input
          type="file"
          accept=".csv,.txt,text/csv"
          onChange={({ target }: { target: HTMLInputElement }) => void choose(target)}
        />
        <Field.Hint />
        <Field.Error />
      </Field.Root>
      {plan && (
        <Preview
          lines={plan.lines}
          isBusy={isBusy}
          onGo={() => void runImport(plan)}
          onCancel={() => setPlan(undefined)}
        />
      )}
    </Section>
  );
}

async function readText(file: File): Promise<{ csv: string } | { error: string }> {
  // A UTF-8 character takes at most four bytes.
  if (file.size > 4 * MAX_CHARACTERS) return { error: 'redirects.import.tooLong' };
  try {
    const csv = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    if (csv.includes('\0')) return { error: 'redirects.import.notText' };
    return csv.length > MAX_CHARACTERS ? { error: 'redirects.import.tooLong' } : { csv };
  } catch {
    return { error: 'redirects.import.notText' };
  }
}

const isWritten = ({ state }: ImportLine): boolean => state === 'new' || state === 'changed';

interface PreviewProps {
  readonly lines: readonly ImportLine[];
  readonly isBusy: boolean;
  readonly onGo: () => void;
  readonly onCancel: () => void;
}

function Preview({ lines, isBusy, onGo, onCancel }: PreviewProps) {
  const text = useText();
  const refused = lines.filter(({ state }) => state === 'refused');
  const written = lines.filter(isWritten);
  const number = (wanted: ImportLine['state']) =>
    lines.filter(({ state }) => state === wanted).length;
  return (
    <>
      <Typography role="status" fontWeight="semiBold">
        {text('redirects.import.summary', {
          added: number('new'),
          changed: number('changed'),
          same: number('same'),
          refused: refused.length,
        })}
      </Typography>
      <Lines
        title={text('redirects.import.refused')}
        lines={refused}
        column={text('redirects.import.reason')}
        renderCell={({ fault }) => text(`redirects.fault.${fault}`)}
      />
      <Lines
        title={text('redirects.import.right')}
        lines={written}
        column={text('redirects.import.state')}
        renderCell={({ state }) => text(`redirects.state.${state}`)}
      />
      <Flex gap={2}>
        {written.length > 0 && (
          <Button loading={isBusy} onClick={onGo}>
            {text('redirects.import.go', { count: written.length })}
          </Button>
        )}
        <Button variant="tertiary" onClick={onCancel}>
          {text('redirects.import.cancel')}
        </Button>
      </Flex>
    </>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly ImportLine[];
  readonly column: string;
  readonly renderCell: (line: ImportLine) => string;
}

function Lines({ title, lines, column, renderCell }: LinesProps) {
  const text = useText();
  if (lines.length === 0) return null;
  const columns = [
    text('redirects.import.line'),
    text('redirects.from'),
    text('redirects.to'),
    column,
  ];
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography tag="h3" fontWeight="semiBold">
        {title}
      </Typography>
      <PlainTable
        columns={columns}
        rows={lines.slice(0, MAX_SHOWN).map((line) => [
          line.line,
          line.line,
          <Address key="from" address={line.from} />,
          <Address key="to" address={line.to} />,
          <span key="cell" style={{ whiteSpace: 'normal' }}>
            {renderCell(line)}
          </span>,
        ])}
      />
      {lines.length > MAX_SHOWN && (
        <Typography>
          {text('redirects.import.more', { count: lines.length - MAX_SHOWN })}
        </Typography>
      )}
    </Flex>
  );
}
