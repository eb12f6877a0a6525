import {desktopBreakpoint} from './client/desktopBreakpoint';

/** Milliseconds: as long as a page is laid out on a slow phone, and longer. */
const longestWaitForFrame = 3000;

/**
 * The same on every page: policies name it by its hash (deploy/). For whoever has been here before it does not wait:
 * what they chose then (a tab, an address) is to be seen from the start. What a reader presses before the scripts have
 * come is remembered (client/keptClicks.ts); so is a key that a button names as its shortcut, with which the browser
 * would do something of its own, like going to its address bar.
 *
 * The browser says when it has shown the page: a frame that was asked for may still wait to be shown, and the scripts
 * would be fetched beside what it shows. A page that is never shown, in a tab behind another, runs them all the same.
 */
const runAfterFirstFrame = `
addEventListener('click', function (event) { window.pressedEarly = event.target; }, true);
addEventListener('keydown', window.pressByKey = function (event) {
  var modifier = event.ctrlKey ? 'Control+' : event.metaKey ? 'Meta+' : '';
  if (!/^[k/]$/i.test(event.key) || !modifier && event.target !== document.body) return;
  var button = document.querySelector('[aria-keyshortcuts~="' + modifier + event.key.toUpperCase() + '"]');
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  button.click();
}, true);
addEventListener('DOMContentLoaded', function () {
  var isKnown = false;
  var hasRun = false;
  try {
    isKnown = localStorage.length > 0;
  } catch (error) {}
  function run() {
    if (hasRun) return;
    hasRun = true;
    document.querySelectorAll('link[data-run]').forEach(function (link) {
      var script = document.createElement('script');
      script.src = link.href;
      script.async = false;
      document.head.append(script);
    });
  }
  var reports = window.PerformanceObserver && PerformanceObserver.supportedEntryTypes;
  if (isKnown) run();
  else if (reports && reports.includes('paint')) {
    new PerformanceObserver(run).observe({type: 'paint', buffered: true});
    setTimeout(run, ${longestWaitForFrame});
  } else requestAnimationFrame(function () { setTimeout(run); });
});`;

/**
 * The generator's page with three differences:
 * - All scripts of the page are announced, so that they travel beside each other, behind the styles and the first
 *   picture. The runtime and the main script run after the first frame: a page is painted before it is worked on. On
 *   the line of a phone they would keep the words and the picture waiting, so it fetches them then; the others it
 *   fetches by itself (client/untilNeeded.ts).
 * - A page waits only for the styles it is made of (styles/splitSheet.ts). A browser does not wait for those that are
 *   for paper; client/lateStyles.ts makes them hold for screens.
 * - React writes requests for pictures before everything else. Preact takes what it finds in the order of its
 *   elements, and would move the whole page behind them: the browser lays everything out once more.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((tag) => { %>
      <%~ tag %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((file) => { %>
      <% const part = (name) => it.baseUrl + file.replace('/guide.', '/' + name + '.'); %>
      <% if (part('late') === it.baseUrl + file) { %>
        <link rel="stylesheet" href="<%= it.baseUrl %><%= file %>" />
      <% } else { %>
        <% if (it.htmlAttributes.includes('docs-doc-page')) { %>
          <link rel="stylesheet" href="<%= part('guide') %>" />
        <% } else { %>
          <link rel="stylesheet" href="<%= part('shell') %>" />
          <link rel="stylesheet" href="<%= part('words') %>" media="print" />
        <% } %>
        <link rel="stylesheet" href="<%= part('late') %>" media="print" />
        <noscript><link rel="stylesheet" href="<%= part('late') %>" /></noscript>
      <% } %>
    <% }); %>
    <% it.scripts.forEach((file) => { %>
      <link rel="preload" as="script" fetchpriority="low" media="(min-width: ${desktopBreakpoint + 1}px)" href="<%= it.baseUrl %><%= file %>" <%~ /\\/(?:runtime~)?main\\./.test(file) ? 'data-run' : 'data-soon' %> />
    <% }); %>
    <script>${runAfterFirstFrame}</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '') %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
