/** A CSS background. `placeholder` is a data URI; `ratio` is width by height. */
export function blurUp(placeholder: string, ratio: number): string {
  const width = 100;
  const height = Math.round((width / ratio) * 100) / 100;
  // Alpha is forced to one, or the blur would fade out towards the edges.
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' preserveAspectRatio='none'>` +
    "<filter id='b' color-interpolation-filters='sRGB'><feGaussianBlur stdDeviation='4'/>" +
    "<feComponentTransfer><feFuncA type='discrete' tableValues='1 1'/></feComponentTransfer></filter>" +
    `<image filter='url(#b)' preserveAspectRatio='none' width='100%' height='100%' href='${placeholder}'/></svg>`;
  return `url("data:image/svg+xml,${svg.replace(/[%#<>]/g, encodeURIComponent)}")`;
}
