import type {ModalTranslations} from '@docsearch/react';
import {joinQuoted, texts} from './texts';

export function createDialogTranslations(isDevelopment: boolean): ModalTranslations {
  const {searchBox, footer, start, noResults, error} = texts;
  return {
    searchBox: {
      resetButtonTitle: searchBox.reset,
      resetButtonAriaLabel: searchBox.reset,
      cancelButtonText: searchBox.cancel,
      cancelButtonAriaLabel: searchBox.cancel,
      searchInputLabel: searchBox.label,
    },
    footer: {
      selectText: footer.select,
      selectKeyAriaLabel: footer.selectKey,
      navigateText: footer.navigate,
      navigateUpKeyAriaLabel: footer.navigateUpKey,
      navigateDownKeyAriaLabel: footer.navigateDownKey,
      closeText: footer.close,
      closeKeyAriaLabel: footer.closeKey,
      searchByText: footer.searchBy,
    },
    startScreen: {
      recentSearchesTitle: start.recent,
      noRecentSearchesText: joinQuoted(start.noRecent),
      saveRecentSearchButtonTitle: start.saveRecent,
      removeRecentSearchButtonTitle: start.removeRecent,
      favoriteSearchesTitle: start.favorites,
      removeFavoriteSearchButtonTitle: start.removeFavorite,
    },
    noResultsScreen: {
      noResultsText: joinQuoted(noResults.title),
      suggestedQueryText: joinQuoted(noResults.suggestions),
      reportMissingResultsText: joinQuoted(noResults.report),
      reportMissingResultsLinkText: joinQuoted(noResults.reportLink),
    },
    errorScreen: {
      titleText: joinQuoted(error.title),
      // There the cause is known, and it is not the network.
      helpText: isDevelopment ? error.developmentHelp : joinQuoted(error.help),
    },
  };
}
