import { Badge, Box, Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { FileUsage, UsingEntry } from '../../editing/file-usage-response';
import { types } from '../panel';
import { entryUrl } from '../entry-url';
import { Library, useText, type Asset } from '../html/Dialogs';
import { PanelPage } from '../PanelPage';
import { PlainTable } from '../PlainTable';
import { useResponse } from '../load';

const KINDS = ['images', 'files', 'videos'];

/** Entries that use a file of the Media Library, to check before replacing or deleting it. */
export default function FileUsagePage() {
  const text = useText();
  const [isChoosing, setChoosing] = useState(false);
  const [file, setFile] = useState<Asset>();
  return (
    <PanelPage title={text('media.usage')} subtitle={text('media.usage.lead')}>
      <Flex direction="column" alignItems="stretch" gap={6}>
        <Box>
          <Button onClick={() => setChoosing(true)}>{text('media.usage.choose')}</Button>
        </Box>
        {file && <Usage file={file} />}
      </Flex>
      {isChoosing && (
        <Library types={KINDS} onClose={() => setChoosing(false)} onChoose={setFile} />
      )}
    </PanelPage>
  );
}

function Usage({ file }: { file: Asset }) {
  const text = useText();
  const { data, error } = useResponse<FileUsage>(`/editing/file-usage?id=${file.id}`);
  const { width, alternativeText, caption } = file;
  return (
    <Box tag="section" aria-labelledby="file-usage">
      <Typography tag="h2" variant="beta" id="file-usage">
        <bdi>{file.name}</bdi>
      </Typography>
      {width ? (
        <Box tag="dl" paddingTop={2} paddingBottom={4}>
          <Description term={text('upload.form.input.label.file-alt')} value={alternativeText} />
          <Description term={text('upload.form.input.label.file-caption')} value={caption} />
        </Box>
      ) : null}
      <Box role="status">
        {error !== undefined && <Typography>{text('start.failed')}</Typography>}
        {!data && error === undefined && <Typography>{text('start.loading')}</Typography>}
        {data?.entries.length === 0 && <Typography>{text('media.usage.none')}</Typography>}
      </Box>
      {data && data.entries.length > 0 && <Entries entries={data.entries} />}
    </Box>
  );
}

function Description({ term, value }: { term: string; value?: string | null }) {
  const text = useText();
  return (
    <Typography tag="div">
      <dt style={{ display: 'inline', fontWeight: 'bold' }}>{term}:</dt>{' '}
      <dd style={{ display: 'inline' }}>
        {value ? <bdi>{value}</bdi> : text('media.undescribed')}
      </dd>
    </Typography>
  );
}

function Entries({ entries }: { entries: readonly UsingEntry[] }) {
  const text = useText();
  const { formatMessage } = useIntl();
  const typeName = (uid: string): string => {
    const { displayName = uid } = types[uid.slice(uid.indexOf('.') + 1)] ?? {};
    return formatMessage({ id: displayName, defaultMessage: displayName });
  };
  return (
    <PlainTable
      columns={['entry', 'type', 'language', 'state'].map((name) => text(`media.usage.${name}`))}
      rows={entries.map((entry) => [
        `${entry.uid} ${entry.documentId} ${entry.locale}`,
        <Typography key="entry" tag={Link} to={entryUrl(entry)} textColor="primary600">
          <bdi lang={entry.locale}>{entry.title || typeName(entry.uid)}</bdi>
        </Typography>,
        typeName(entry.uid),
        text(`missed.language.${entry.locale === 'en' ? 'en' : 'ar'}`),
        <Badge key="state">
          {text(entry.isPublished ? 'media.usage.published' : 'media.usage.draft')}
        </Badge>,
      ])}
    />
  );
}
