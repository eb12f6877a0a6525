/** The words of a page, as the server wrote them. */
export const contentSelector = '.static-html';
