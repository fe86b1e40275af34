import { mobileSubscriber } from '@ports-authority/text';

/** The most characters that can be typed as a national mobile number, with separators. */
export const MAX_TYPED_MOBILE = 12;

/** A mobile number in any spelling as 05…; another text as it is. */
export function nationalMobile(text: string): string {
  const subscriber = mobileSubscriber(text);
  return subscriber ? `0${subscriber}` : text;
}
