import { Button, thanksId, useIsHydrated } from 'shared-ui'
import { FormSignalFields } from 'shared-ui/form-signal-fields'
import { newsletter } from '../../content/newsletter'
import { useNewsletter } from './use-newsletter'

const fieldId = 'newsletter-email'

/** Slot `footer.newsletter`: on every page, so it loads on first focus and has to stay small. */
export default function NewsletterBox() {
  const isHydrated = useIsHydrated()
  const { isThanked, isUntouched, onSubmit } = useNewsletter()
  return (
    <form method="post" action="/forms/newsletter" onSubmit={onSubmit} className="en:relative en:text-cream">
      <h2 className="kit-eyebrow kit-eyebrow-light">{newsletter.title}</h2>
      <p id="newsletter-confirmation" className="en:mt-3 en:text-sm en:text-cream/85">
        {newsletter.confirmation}
      </p>
      <label htmlFor={fieldId} className="en:mt-4 en:mb-1.5 en:block en:text-sm en:font-semibold">
        {newsletter.label}
      </label>
      <div className="en:flex en:flex-wrap en:gap-2">
        <input
          id={fieldId}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          // Once hydrated, an empty submit does nothing, as specified; without scripts the browser refuses it.
          required={!isHydrated}
          aria-describedby="newsletter-confirmation newsletter-consent"
          className="en:min-h-11 en:min-w-0 en:flex-[1_1_11rem] en:rounded-full en:border en:border-cream/60 en:px-4 en:text-base en:text-cream"
        />
        <Button type="submit" variant="gold" size="small" className="en:min-h-11">
          {newsletter.submit}
        </Button>
      </div>
      <p id="newsletter-consent" className="en:mt-3 en:text-sm en:text-cream/85">
        {`${newsletter.consent} `}
        <a href={`mailto:${newsletter.mail}`} className="kit-address en:text-cream en:underline">
          {newsletter.mail}
        </a>
        .
      </p>
      <FormSignalFields consentVersion={newsletter.consentVersion} />
      <p role="status" className="en:mt-2 en:min-h-7 en:font-semibold en:text-gold-bright">
        {isThanked && newsletter.thanks}
      </p>
      {/* A post without scripts leads back to this id. */}
      {isUntouched && (
        <p
          id={thanksId('newsletter')}
          tabIndex={-1}
          className="kit-thanks en:font-semibold en:text-gold-bright"
        >
          {newsletter.thanks}
        </p>
      )}
    </form>
  )
}
