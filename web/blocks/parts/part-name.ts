type Named = {
  applications: readonly { name: string }[];
  products: readonly { code: string; name?: string }[];
  description: string;
  code: string;
};

/**
 * A part's name, in the cart too: its first application, else its product's name, else the beginning of its
 * description.
 */
export const partName = ({ applications, products, description, code }: Named) =>
  applications[0]?.name || products[0]?.name || description.split('\n')[0]?.slice(0, 80) || code;
