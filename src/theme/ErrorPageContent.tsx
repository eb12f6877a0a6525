import React, {type ReactNode} from 'react';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import siteConfig from '@generated/docusaurus.config';
import type {Props} from '@theme/Error';
import QuotedText from '@site/src/components/QuotedText';
import {texts} from '@site/site/texts';

// Outlives the crashed tree: if trying again crashes again, the reader needs the details.
let triedAgain = false;

/** Ejected from @docusaurus/theme-classic 3.10.2 for bilingual texts and details that open on retry. */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const messages = getErrorCausalChain(error).map((cause) => cause.message);
  return (
    <main className="container message-page">
      <h1>
        <QuotedText text={texts.crash.title} />
      </h1>
      <button
        type="button"
        className="button button--primary"
        onClick={() => {
          triedAgain = true;
          tryAgain();
        }}
      >
        <QuotedText text={texts.crash.tryAgain} />
      </button>
      <details open={triedAgain}>
        <summary>{texts.crash.details}</summary>
        {messages.map((message, index) => (
          <pre key={index} className="message-page__error">
            {index > 0 && texts.crash.cause}
            {message}
          </pre>
        ))}
      </details>
      {/* A plain link: after a crash a page that loads anew is the safest. */}
      <a href={siteConfig.baseUrl}>{texts.crash.home}</a>
    </main>
  );
}
