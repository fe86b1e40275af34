import {
  unstable_useDocumentActions as useDocumentActions,
  type DocumentActionComponent,
} from '@strapi/content-manager/strapi-admin';
import { Button, Modal, Typography } from '@strapi/design-system';
import { useText } from '../html/Dialogs';
import { loadStates } from '../lists/load-states';
import { useLoaded } from '../load';
import { useEntryLocale } from './PublishingPanel';

const BANNER = 'api::emergency-banner.emergency-banner';

/**
 * Wraps the publish action: publishing the emergency banner confirms its other language, because
 * pages without a text in their own language fall back to it.
 */
export function confirmBothLanguages(action: DocumentActionComponent): DocumentActionComponent {
  if (action.type !== 'publish') return action;
  const PublishWithQuestion: DocumentActionComponent = (props) => {
    const { model, collectionType, documentId, document } = props;
    const described = action(props);
    const text = useText();
    const own = useEntryLocale();
    const other = own === 'en' ? 'ar' : 'en';
    const { publish } = useDocumentActions();
    const id = model === BANNER ? documentId : undefined;
    const { data: states } = useLoaded(`${id} ${document?.updatedAt}`, async () =>
      id ? loadStates(BANNER, id) : undefined,
    );
    const state = states?.[other];
    if (!described || !id || !state || state === 'missing') return described;

    const publishOwn = async () => void (await described.onClick?.({} as never));
    async function publishBoth(entry: string): Promise<void> {
      await publishOwn();
      // A validation error is shown at its field.
      if ((await loadStates(model, entry))[own] !== 'published') return;
      await publish({ collectionType, model, documentId: entry, params: { locale: other } }, {});
    }
    const values = { own: text(`language.${own}`), other: text(`language.${other}`) };
    return {
      ...described,
      onClick: undefined,
      dialog: {
        type: 'modal',
        title: text('bothLanguages.title'),
        content: <Typography tag="p">{text(`bothLanguages.${state}`, values)}</Typography>,
        footer: ({ onClose }) => (
          <Modal.Footer>
            <Button variant="tertiary" onClick={onClose}>
              {text('bothLanguages.cancel')}
            </Button>
            <Button
              variant={state === 'published' ? 'default' : 'secondary'}
              onClick={() => void publishOwn().then(onClose)}
            >
              {text('bothLanguages.own', values)}
            </Button>
            {state !== 'published' && (
              <Button onClick={() => void publishBoth(id).then(onClose)}>
                {text('bothLanguages.both')}
              </Button>
            )}
          </Modal.Footer>
        ),
      },
    };
  };
  PublishWithQuestion.type = action.type;
  PublishWithQuestion.position = action.position;
  return PublishWithQuestion;
}
