import { Button, Dialog } from '@strapi/design-system';
import { useTexts } from './useDesk';

export function DialogCancel() {
  const { text } = useTexts();
  return (
    <Dialog.Cancel>
      <Button variant="tertiary" fullWidth>
        {text('desk.cancel')}
      </Button>
    </Dialog.Cancel>
  );
}
