// A bug as one changed line, and the test that is to catch it.

export interface PlantedBug {
	/** What it does, in words. */
	name: string;
	file: string;
	/** The line as it stands, or the part of it that occurs once. */
	line: string;
	/** What is put in its place. */
	bug: string;
	/** The test's file, and what its name begins with. */
	test: [file: string, name: string];
}
