import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { save } from './save';

interface Props {
  readonly load: () => Promise<File>;
  readonly toMessage: (error: unknown) => string;
  readonly fullWidth?: boolean;
  readonly children: string;
}

/** Loads a file with the user's session and saves it. */
export function DownloadButton({ load, toMessage, fullWidth, children }: Props) {
  const { toggleNotification } = useNotification();
  const [isLoading, setLoading] = useState(false);

  async function download(): Promise<void> {
    setLoading(true);
    try {
      save(await load());
    } catch (error) {
      toggleNotification({ type: 'danger', message: toMessage(error) });
    } finally {
      setLoading(false);
    }
  }

  return (
    <Button
      variant="secondary"
      startIcon={<Download />}
      loading={isLoading}
      fullWidth={fullWidth}
      onClick={() => void download()}
    >
      {children}
    </Button>
  );
}
