import { Flex, Typography } from '@strapi/design-system';
import { DownloadButton } from '../DownloadButton';
import { readFile } from '../load';
import type { CaseDetails } from './contract';
import { Section } from './states';
import { useTexts } from './useDesk';

/** Files of a case; downloads go through the CMS, which logs them. */
export function CaseFiles({ details }: { details: CaseDetails }) {
  const { text, errorMessage } = useTexts();
  const path = `/desk/cases/${details.reference}`;
  return (
    <Section title={text('desk.case.files')}>
      <Flex direction="column" alignItems="flex-start" gap={3}>
        {details.files.map((file) =>
          file.canDownload ? (
            <Flex key={file.id} gap={3} wrap="wrap">
              <DownloadButton
                load={() => readFile(`${path}/files/${file.id}`, `${details.reference}.pdf`)}
                toMessage={errorMessage}
              >
                {text('desk.case.download', { name: file.title })}
              </DownloadButton>
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
