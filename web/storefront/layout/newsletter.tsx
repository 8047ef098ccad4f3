import { newsletterConsent } from '#contract/plain/newsletter-consent';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** Asks for the shop's news by mail. It stands on every page and few use it: subscribe.ts comes with the first press. */
export const Newsletter = () => (
  <form
    noValidate
    method="post"
    aria-labelledby="newsletter-title"
    className="mx-auto grid max-w-page gap-x-8 gap-y-3 px-4 pt-8 md:grid-cols-2 noscript:hidden"
  >
    <div>
      <h2 id="newsletter-title" className="font-semibold text-white">
        Novedades por correo
      </h2>
      <p className="mt-1 text-sm">{newsletterConsent.text}</p>
    </div>
    <div>
      <label htmlFor="newsletter" className="text-sm">
        Tu correo electrónico
      </label>
      <div className="mt-1 flex gap-2">
        <TextInput
          id="newsletter"
          name="newsletter"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          aria-describedby="newsletter-note"
        />
        <Button type="submit" look="quiet">
          Suscribirme
        </Button>
      </div>
      <p id="newsletter-note" role="status" className="mt-1 font-medium"></p>
    </div>
  </form>
);
