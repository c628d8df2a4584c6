export const projectsPerPage = 24;

/** `page` counts from 1. */
export function portfolioPath(page: number) {
  return page === 1 ? "/portfolio" : `/portfolio/page/${page}`;
}
