import nprogress from 'nprogress';

// The bar is something to look at: what it came with is a role that does not exist.
nprogress.configure({
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
  barSelector: '.bar',
});
