/** Title and address of a listed guide page, for suggestions on the not-found page. */
export interface ListedPage {
  title: string;
  path: string;
}
