import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Button } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { saveAs } from './saveAs';

const CONTACT_FORM = 'api::contact-form.contact-form';

/** Downloads the file with the user's session, as it has no public URL; needs read access to FileName. */
export const FilePanel: PanelComponent = ({ model, documentId, document }) => {
  const { formatMessage } = useIntl();
  if (model !== CONTACT_FORM || !documentId || !document?.FileName) return null;
  return {
    title: formatMessage({ id: 'contact-form.file.title' }),
    content: <Download documentId={documentId} name={`${document.Reference ?? 'letter'}.pdf`} />,
  };
};

function Download({ documentId, name }: { documentId: string; name: string }) {
  const { formatMessage } = useIntl();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isLoading, setLoading] = useState(false);

  async function download(): Promise<void> {
    setLoading(true);
    try {
      const url = `/contact-forms/${encodeURIComponent(documentId)}/file`;
      const { data } = await get(url, { responseType: 'blob' });
      saveAs(data, name);
    } catch {
      const message = formatMessage({ id: 'contact-form.file.failed' });
      toggleNotification({ type: 'danger', message });
    } finally {
      setLoading(false);
    }
  }

  return (
    <Button variant="secondary" fullWidth loading={isLoading} onClick={() => void download()}>
      {formatMessage({ id: 'contact-form.file.download' })}
    </Button>
  );
}
