import QuickInquirySection from './quick-inquiry-section'

/** Slot `enrollment.inquiry`: the quick inquiry with ALC chosen, the program that accepts applicants. */
export default function EnrollmentInquiry() {
  return <QuickInquirySection program="ALC" />
}
