import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { useIntl } from 'react-intl';
import { DownloadButton } from '../DownloadButton';
import { readFile } from '../load';

const CONTACT_FORM = 'api::contact-form.contact-form';

/** Downloads the file with the user's session, as it has no public URL; needs read access to FileName. */
export const FilePanel: PanelComponent = ({ model, documentId, document }) => {
  const { formatMessage } = useIntl();
  if (model !== CONTACT_FORM || !documentId || !document?.FileName) return null;
  const name = `${document.Reference ?? 'letter'}.pdf`;
  return {
    title: formatMessage({ id: 'contact-form.file.title' }),
    content: (
      <DownloadButton
        fullWidth
        load={() => readFile(`/contact-forms/${documentId}/file`, name)}
        toMessage={() => formatMessage({ id: 'contact-form.file.failed' })}
      >
        {formatMessage({ id: 'contact-form.file.download' })}
      </DownloadButton>
    ),
  };
};
