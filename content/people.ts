type Picture = { src: string; alt: string };

type Person = { name: string; role: string; picture: Picture };

type Testimonial = { words: string; name: string; business: string };

/** Photos of the team on the About page, which omits them if there are none. */
export const faces: readonly Person[] = [];

/** Pictures of the studio, beside the faces. */
export const studio: readonly Picture[] = [];

/** Testimonials on the home page. Ask clients for permission before you add them. */
export const testimonials: readonly Testimonial[] = [];
