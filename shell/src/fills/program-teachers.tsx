import { faculty, teachersHeading } from '../../content/faculty'

/** Slot `program.teachers`: who teaches in the program `code`. */
export default function ProgramTeachers({ code }: { code: string }) {
  return (
    <div className="sh:mt-12">
      <h3 id="teachers" className="sh:mb-4 sh:font-serif sh:text-h3">
        {teachersHeading}
      </h3>
      <ul className="sh:grid sh:gap-x-12 sh:gap-y-4 sh:md:grid-cols-2">
        {faculty
          .filter(({ teaches }) => teaches.includes(code))
          .map((member) => (
            <li key={member.name} className="sh:border-t sh:border-gold sh:pt-3">
              <a href={`/faculty#${member.id}`} className="sh:font-semibold sh:text-ink sh:underline">
                {member.name}
              </a>
              <p className="sh:text-sm sh:text-muted">{member.title}</p>
            </li>
          ))}
      </ul>
    </div>
  )
}
