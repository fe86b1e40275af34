import { Button, Flex, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { saveAs } from '../contact-forms/saveAs';
import { client } from '../load';
import type { CaseDetails, CaseFile } from './contract';
import { Section } from './states';
import { useTexts } from './useDesk';

/** Files of a case; downloads go through the CMS, which logs them. */
export function CaseFiles({ details }: { details: CaseDetails }) {
  const { text, errorMessage } = useTexts();
  const { toggleNotification } = useNotification();
  const [loading, setLoading] = useState<string>();

  async function download({ id }: CaseFile): Promise<void> {
    setLoading(id);
    try {
      const path = `/desk/cases/${details.reference}/files/${id}`;
      const { data } = await client().get(path, { responseType: 'blob' });
      saveAs(data, `${details.reference}.pdf`);
    } catch (error) {
      toggleNotification({ type: 'danger', message: errorMessage(error) });
    } finally {
      setLoading(undefined);
    }
  }

  return (
    <Section title={text('desk.case.files')}>
      <Flex direction="column" alignItems="flex-start" gap={3}>
        {details.files.map((file) =>
          file.canDownload ? (
            <Flex key={file.id} gap={3} wrap="wrap">
              <Button
                variant="secondary"
                startIcon={<Download />}
                loading={loading === file.id}
                onClick={() => void download(file)}
              >
                {text('desk.case.download', { name: file.title })}
              </Button>
              <Typography textColor="neutral600">
                <bdi dir="ltr">{Math.ceil(file.size / 1024)} KB</bdi>
              </Typography>
            </Flex>
          ) : (
            <div key={file.id}>
              <Typography tag="p">
                <bdi>{file.title}</bdi>
              </Typography>
              <Typography tag="p" textColor="neutral600">
                {text('desk.case.unscanned')}
              </Typography>
            </div>
          ),
        )}
      </Flex>
    </Section>
  );
}
