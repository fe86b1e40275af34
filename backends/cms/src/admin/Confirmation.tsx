import { Button, Dialog } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { useFocusReturn } from './useFocusReturn';

interface Props {
  readonly title: string;
  readonly children: string;
  readonly cancel: string;
  readonly action: string;
  readonly variant?: 'default' | 'danger' | 'danger-light';
  readonly isSending?: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** A question before an action, mounted while it is open. */
export function Confirmation({ title, children, cancel, action, ...props }: Props) {
  const { locale } = useIntl();
  const { variant, isSending, onCancel, onConfirm } = props;
  return (
    <Dialog.Root open onOpenChange={onCancel}>
      <Dialog.Content dir={locale === 'ar' ? 'rtl' : 'ltr'} lang={locale} {...useFocusReturn()}>
        <Dialog.Header>{title}</Dialog.Header>
        <Dialog.Body>
          <Dialog.Description>{children}</Dialog.Description>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              {cancel}
            </Button>
          </Dialog.Cancel>
          <Button fullWidth variant={variant} loading={isSending} onClick={onConfirm}>
            {action}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
