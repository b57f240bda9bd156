// All tests that need no service, in one program.

final class OwnTests {
  public static void main(String[] arguments) throws Exception {
    JsonTests.run();
    ClientTests.run();
    StreamTests.run();
    System.out.println("all passed");
  }
}
