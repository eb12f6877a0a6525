/**
 * The generator's page with two differences:
 * - Only the runtime and the main script are scripts. What they would ask for as soon as they run is announced, so
 *   that it travels beside them instead of after them.
 * - A page waits only for the styles it is made of (styles/splitSheet.ts). A browser does not wait for those that are
 *   for paper; client/lateStyles.ts makes them hold for screens.
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
      <% if (/\\/(?:runtime~)?main\\./.test(file)) { %>
        <script src="<%= it.baseUrl %><%= file %>" defer></script>
      <% } else { %>
        <link rel="preload" as="script" href="<%= it.baseUrl %><%= file %>" />
      <% } %>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
