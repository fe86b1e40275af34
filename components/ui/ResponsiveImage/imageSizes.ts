/** `sizes` of a picture in a three-column grid of cards. */
export const cardSizes = '(min-width: 1024px) 26rem, (min-width: 568px) 48vw, 92vw';

/** `sizes` of a picture in the row of two cards below a lead card. */
export const pairCardSizes = '(min-width: 1024px) 41rem, (min-width: 568px) 48vw, 92vw';

/** `sizes` of the picture in a lead card. */
export const leadCardSizes = '(min-width: 768px) 52vw, 92vw';

/** `sizes` of a file's narrow cover. */
export const coverSizes = '13rem';
